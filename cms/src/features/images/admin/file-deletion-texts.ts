/** Replaces what Strapi says before and after a deletion of files: this feature refuses to delete a file that is used. */
export const FILE_DELETION_TEXTS: Readonly<Record<string, string>> = {
  'upload.asset-details.delete.description':
    'A file that an entry shows or links to is not deleted: you are told where it is used. A deleted file only comes back with last night’s backup of everything.',
  'upload.list.bulk-actions.delete.confirm.description.are-you-sure':
    'A file that an entry shows or links to is not deleted. Deleted files only come back with last night’s backup of everything.',
  // Strapi shows the server's reason if one file is deleted, but not if several are.
  'upload.list.bulk-actions.delete.error':
    'Not deleted: an entry shows or links to a file among these. To read where, press its name and then “Delete this file”.',
};
