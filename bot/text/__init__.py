"""Every sentence the product says, by language."""
