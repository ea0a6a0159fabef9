// The refresh transform asks for React's development JSX; the shell provides the plain one.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
