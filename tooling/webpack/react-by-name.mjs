/**
 * React for packages that take it as a default export: with the few names that they use of it, so that
 * what they need of the host stays a list (`takesReactWhole` in compile.mjs).
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
