import { groupedPackages } from './tooling/jest/test-groups.mjs';

const swc = (environment) => ({
  '^.+\\.(ts|tsx|mjs|js)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: environment === 'web' } },
      },
      module: { type: 'commonjs' },
      // Beside the code instead of in it: a map is read only when a test fails.
      sourceMaps: true,
    },
  ],
});

// Packages that ship ES modules only: Jest on Node 20 cannot require them untransformed.
const transformIgnorePatterns = [
  '/node_modules/(?!(jose|openid-client|oauth4webapi|cookie|@fastify/cookie|react-router|react-router-dom|@fontsource.*|@noble/.*|compute-scroll-into-view|d3-.*|internmap|swiper|p-queue|p-timeout|eventemitter3)/)',
];

const shared = {
  transformIgnorePatterns,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  modulePathIgnorePatterns: ['/dist/', '/data/', '/test-results/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/test-results/'],
};

/** Folder of the grouped tests in a whole run, see `tooling/jest/test-groups.mjs`. */
const groups = process.env.TEST_GROUPS;

/** @param {'server' | 'web'} project */
const inGroups = (project) =>
  groups
    ? {
        roots: ['<rootDir>', groups],
        testPathIgnorePatterns: [
          ...shared.testPathIgnorePatterns,
          `<rootDir>/${groupedPackages[project]}/`,
        ],
      }
    : {};

/** @param {'server' | 'web'} project */
const groupFiles = (project) => (groups ? [`${groups}/${project}/*.test.cjs`] : []);

export default {
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      transform: swc('node'),
      moduleNameMapper: {
        '^@node-rs/argon2$': '<rootDir>/platform/src/testing/least-cost-argon2.ts',
      },
      globalSetup: '<rootDir>/platform/src/testing/jest-global-setup.ts',
      globalTeardown: '<rootDir>/platform/src/testing/jest-global-teardown.ts',
      setupFilesAfterEnv: ['<rootDir>/platform/src/testing/jest-setup.ts'],
      ...inGroups('server'),
      testMatch: [
        ...groupFiles('server'),
        '<rootDir>/{platform,studio,sportsbook/src,tooling}/**/*.test.ts',
        '<rootDir>/shared/{contracts,provider}/**/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jest-environment-jsdom',
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
      transform: swc('web'),
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tooling/jest/css-module.cjs',
        '\\.css$': '<rootDir>/tooling/jest/nothing.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/web-setup.ts'],
      ...inGroups('web'),
      testMatch: [
        ...groupFiles('web'),
        '<rootDir>/{shell,console,workbench,mfe-*}/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{bus,client,ui,i18n}/**/*.test.{ts,tsx}',
        '<rootDir>/sportsbook/client/**/*.test.{ts,tsx}',
      ],
    },
  ],
};
