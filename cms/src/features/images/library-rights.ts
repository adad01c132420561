// Strapi's names of the rights to files.
export const READ_LIBRARY_ACTION = 'plugin::upload.read';
export const UPLOAD_ACTION = 'plugin::upload.assets.create';
/** Also the right to delete files: Strapi has no other for that. */
export const CHANGE_FILES_ACTION = 'plugin::upload.assets.update';
