export const MOVE_PATH = '/website/ordering/:model';
