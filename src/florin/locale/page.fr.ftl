### The words of the page around the tables; those of the tables themselves are in tables.*.
