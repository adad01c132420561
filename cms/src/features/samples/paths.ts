export const SAMPLES_PATH = '/website/samples';
export const REMOVE_SAMPLES_PATH = '/website/samples/remove';
export const SETUP_TASKS_PATH = '/website/samples/setup-tasks';
