import { createContext, type ReactNode } from 'react';

/** Renders the product title; a deployment with a logo replaces it. */
export const TitleFrame = createContext((title: string): ReactNode => title);
