"""The model of a table: values and rules without database or network."""
