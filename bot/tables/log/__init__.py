"""Reading and writing the logs of tables; tables in memory."""
