/**
 * React for packages that import it as a default export: contains only the few names that they use, so that
 * the names required of the host remain a list (`takesReactWhole` in compile.mjs).
 */
import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

export {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
};

// oxlint-disable-next-line import/no-default-export -- the packages ask for this one
export default { createElement, useEffect, useRef };
