"""One file per version. From version 5 on they run on both databases; earlier ones were SQLite files only."""
