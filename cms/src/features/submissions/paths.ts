export const EXPORT_SUBMISSIONS_PATH = '/website/submissions/:model/export';
export const PRIVACY_NOTICE_PATH = '/website/submissions/:model/privacy-notices/:code';
export const SET_TO_DONE_PATH = '/website/submissions/:model/done';
export const CARETAKERS_PATH = '/website/submissions/caretakers';
export const FIND_SENDER_PATH = '/website/submissions/find';
export const ERASE_SENDER_PATH = '/website/submissions/erase';
