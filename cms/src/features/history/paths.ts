export const VERSIONS_PATH = '/website/history/:model/:documentId';
export const VERSION_PATH = '/website/history/:model/:documentId/:id';
export const BIN_PATH = '/website/bin';
export const RESTORE_PATH = '/website/bin/:id/restore';
