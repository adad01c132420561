export const ENGLISH_PATH = '/website/english/:model/:documentId';
export const PROOFREADINGS_PATH = '/website/proofreadings';
export const TRANSLATION_STATES_PATH = '/website/languages';
