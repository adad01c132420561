export const SAMPLES_PATH = '/website/samples';
export const REMOVE_SAMPLES_PATH = '/website/samples/remove';
export const TASKS_PATH = '/website/make-it-yours/tasks';
