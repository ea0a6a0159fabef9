/** Only members who play need it. */
export const loadPlayStrip = () => import(/* webpackChunkName: "play-strip" */ './play-strip.tsx');
