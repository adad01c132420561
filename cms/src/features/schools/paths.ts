export const EXPORT_SCHOOLS_PATH = '/website/schools/export';
export const COMPARE_SCHOOLS_PATH = '/website/schools/compare';
export const IMPORT_SCHOOLS_PATH = '/website/schools/import';
