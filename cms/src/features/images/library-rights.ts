// Strapi's names of the rights to files.
export const READ_LIBRARY_ACTION = 'plugin::upload.read';
export const UPLOAD_ACTION = 'plugin::upload.assets.create';
/** The right to change and to delete files: Strapi has no right of its own for deletion. */
export const CHANGE_FILES_ACTION = 'plugin::upload.assets.update';
