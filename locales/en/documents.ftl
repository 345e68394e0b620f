# Printed documents.
doc-page = Page { $page } of { $pages }
