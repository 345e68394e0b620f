# Documents imprimés.
doc-page = Page { $page } sur { $pages }
