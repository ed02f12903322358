# Words shared by every part of the product.
