// What Furo leaves open: everything that a mouse can do is done by keys too.

/** A region that scrolls is a stop of Tab, so that keys can scroll it; others are none. */
function markScrolling() {
  for (const region of document.querySelectorAll("pre, .table-wrapper, .numbers")) {
    const scrolls =
      region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
    if (scrolls) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  }
}

/** The icons that open the navigation and the contents on narrow pages become buttons. */
function makeButtons() {
  for (const label of document.querySelectorAll(".nav-overlay-icon, .toc-overlay-icon")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = label.className;
    button.ariaLabel = label.htmlFor === "__toc" ? "Contents of this page" : "Navigation";
    button.append(...label.childNodes);
    button.addEventListener("click", () => document.getElementById(label.htmlFor).click());
    label.replaceWith(button);
  }
}

document.addEventListener("DOMContentLoaded", () => {
  makeButtons();
  markScrolling();
  for (const folded of document.querySelectorAll("details")) {
    folded.addEventListener("toggle", markScrolling);
  }
});
addEventListener("resize", markScrolling);
