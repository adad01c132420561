// Strapi's names of the rights on files.
export const READ_LIBRARY = 'plugin::upload.read';
export const UPLOAD = 'plugin::upload.assets.create';
/** To change a file, and to delete it. */
export const CHANGE_FILES = 'plugin::upload.assets.update';
