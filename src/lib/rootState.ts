/**
 * The state of the store. Each slice adds its own key (`declare module '@/lib/rootState'`), so that a feature can name the
 * state without importing `app`. `rootReducer` doesn't compile if it lacks one of them.
 */
export interface RootState {}
