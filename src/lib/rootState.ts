/**
 * The state of the store. Each slice adds its own key (`declare module '@/lib/rootState'`), so that a feature can name the
 * state without importing `app`. The slice joins the store in lib/slices.ts.
 */
export interface RootState {}
