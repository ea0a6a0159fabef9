/** The forms are a chunk of their own: most page views need none. */
export const loadSignIn = () => import(/* webpackChunkName: "sign-in" */ './sign-in-dialog.tsx');
