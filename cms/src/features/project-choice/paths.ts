export const PROJECTS_PATH = '/website/projects';
