/** The state of the history with which the list of the gallery opens its dialog for many images. */
export const ADD_SEVERAL = { addSeveral: true } as const;
