export const CHECK_PATH = '/website/check/:model';
