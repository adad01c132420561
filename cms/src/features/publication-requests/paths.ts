export const ALL_REQUESTS_PATH = '/website/publication-requests';
export const ENTRY_REQUEST_PATH = '/website/publication-requests/:model/:documentId';
export const SEND_BACK_PATH = '/website/publication-requests/send-back/:model/:documentId';
