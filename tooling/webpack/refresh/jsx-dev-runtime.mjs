// The refresh transform requires React's development JSX runtime; the shell provides the production one.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
/**
 * @param {import('react').ElementType} type
 * @param {object} props
 * @param {string | undefined} key
 * @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
