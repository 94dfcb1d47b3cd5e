/** Puts back what a spec has replaced in the page: methods, sizes, things that it lacks. */
export declare const restorePage: () => void;
