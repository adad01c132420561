// Strapi's names of the rights to files.
export const RIGHT_TO_READ_LIBRARY = 'plugin::upload.read';
export const RIGHT_TO_UPLOAD = 'plugin::upload.assets.create';
/** Also the right to delete files: Strapi has no other for that. */
export const RIGHT_TO_CHANGE_FILES = 'plugin::upload.assets.update';
