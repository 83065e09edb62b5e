// The least that a page of the same making can weigh: React, its renderer and the router, and one empty page.
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router";

const router = createBrowserRouter([{ path: "*", element: createElement("main", null, "Bare") }]);
hydrateRoot(document.getElementById("root"), createElement(RouterProvider, { router }));
