"""Tables where people and bots play together, which lose nothing and leak nothing."""
