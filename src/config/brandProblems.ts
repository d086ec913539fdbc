/** What a refused color must be, by its theme. No wording replaces this, because it is shown with the deployment error. */
export const faintAccent = {
  LIGHT: 'must be darker, with a contrast of at least 4.5:1 to every background of the light theme',
  DARK: 'must be lighter, with a contrast of at least 4.5:1 to every background of the dark theme',
};
export const faintHeaderText = {
  LIGHT: 'must have a contrast of at least 4.5:1 to the header of the light theme',
  DARK: 'must have a contrast of at least 4.5:1 to the header of the dark theme',
};
