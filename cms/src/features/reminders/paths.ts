export const REMINDERS_PATH = '/website/reminders';
