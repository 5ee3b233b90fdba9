# Turns the component tables of core/data into C++ initialisers, so that a table is changed in one place.

function(embed_dominoes csv output)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${csv}")
  file(STRINGS "${csv}" rows)
  list(POP_FRONT rows header)
  if(NOT header STREQUAL "number,left_terrain,left_crowns,right_terrain,right_crowns")
    message(FATAL_ERROR "${csv}: unexpected columns: ${header}")
  endif()
  set(initialisers "")
  foreach(row IN LISTS rows)
    if(NOT row MATCHES "^[0-9]+,([a-z]+),([0-3]),([a-z]+),([0-3])$")
      message(FATAL_ERROR "${csv}: unreadable row: ${row}")
    endif()
    string(APPEND initialisers
      "{{Terrain::${CMAKE_MATCH_1}, ${CMAKE_MATCH_2}}, {Terrain::${CMAKE_MATCH_3}, ${CMAKE_MATCH_4}}},\n")
  endforeach()
  file(CONFIGURE OUTPUT "${output}" CONTENT "${initialisers}")
endfunction()
