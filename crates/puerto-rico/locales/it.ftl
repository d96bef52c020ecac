# Puerto Rico
