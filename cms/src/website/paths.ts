export const PUBLIC_SETTINGS_PATH = '/website/public-settings';
