### The words of the three tables on the page.
