export const LINK_TARGETS_PATH = '/website/link-targets';
