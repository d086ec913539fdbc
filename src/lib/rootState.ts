/** Each slice adds its own key (`declare module`), so that a feature can name the state without importing `app`. */
export interface RootState {}
